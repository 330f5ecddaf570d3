/**
 * A function that reads at most once in `keptMs`: calls at the same time share a reading, which is kept for that long after
 * it has ended. For readings that anyone may ask for. `read` catches its own errors.
 */
export const sharedReading = <Reading>(
  keptMs: number,
  read: () => Promise<Reading>
) => {
  let kept: Promise<Reading> | undefined
  return () => {
    if (!kept) {
      kept = read()
      void kept.finally(() =>
        setTimeout(() => (kept = undefined), keptMs).unref()
      )
    }
    return kept
  }
}
