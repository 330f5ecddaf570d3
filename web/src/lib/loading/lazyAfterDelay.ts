import type { Part } from './lazy'
import { lazyPart } from './lazyPart'

/** The delay lets the page's own content load first. */
const AFTER_MS = 1500

/** A part of a page that loads some time after the page. The page must reserve its space. */
export const lazyAfterDelay = <Props>(load: () => Promise<Part<Props>>) =>
  lazyPart(async () => {
    await new Promise((done) => setTimeout(done, AFTER_MS))
    return load()
  })
