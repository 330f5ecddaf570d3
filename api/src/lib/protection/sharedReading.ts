/**
 * A function that reads at most once in `keptMs`: all calls within this time of the first one share its reading. For
 * readings that anyone may ask for. `read` catches its own errors.
 */
export const sharedReading = <Reading>(
  keptMs: number,
  read: () => Promise<Reading>
) => {
  let kept: Promise<Reading> | undefined
  return () => {
    if (!kept) {
      kept = read()
      setTimeout(() => (kept = undefined), keptMs).unref()
    }
    return kept
  }
}
