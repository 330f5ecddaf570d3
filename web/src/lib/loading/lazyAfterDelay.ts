import { lazyPart, type Part } from './lazyPart'

/** The delay gives the page's own content precedence. */
const AFTER_MS = 1500

/** A part of a page that loads a while after the page; its space must be reserved. */
export const lazyAfterDelay = <Props>(load: () => Promise<Part<Props>>) =>
  lazyPart(async () => {
    await new Promise((done) => setTimeout(done, AFTER_MS))
    return load()
  })
