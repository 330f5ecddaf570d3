import { lazyPart, type Part } from './lazyPart'

/** So long after a page nothing else of it is fetched, that what one came for stands first. */
const AFTER_MS = 1500

/** A part of a page that has its place, and comes a while after the page. */
export const lazyLater = <Props>(load: () => Promise<Part<Props>>) =>
  lazyPart(async () => {
    await new Promise((done) => setTimeout(done, AFTER_MS))
    return load()
  })
