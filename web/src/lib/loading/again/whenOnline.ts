/** Does work that needs the connection; if it fails, it is done again when the device is online again. */
export const whenOnline = (work: () => Promise<unknown>) => {
  work().catch(() =>
    window.addEventListener('online', () => whenOnline(work), { once: true })
  )
}
