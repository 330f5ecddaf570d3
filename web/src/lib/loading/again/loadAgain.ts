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
