/** Long enough for a phone that changes between two networks. */
const AGAIN_MS = 1000

/**
 * Loads a file of the build once more if the first try failed while the device was online. The build passes every
 * `import()` through this function (web/config/loadAgain.ts).
 */
export const loadAgain = <Loaded>(load: () => Promise<Loaded>) =>
  load().catch(async (failure: unknown) => {
    if (!navigator.onLine) throw failure
    await new Promise((done) => setTimeout(done, AGAIN_MS))
    return load()
  })

// Browsers word the failure differently, but all as a TypeError about an import. Nobody waits for a part that loads in
// the background, so that its failure is no error of the page.
window.addEventListener('unhandledrejection', (event) => {
  if (/^TypeError.*import/i.test(String(event.reason))) event.preventDefault()
})
