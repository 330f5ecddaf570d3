import { lazy, type ComponentType } from 'react'

/** So long after a page nothing else of it is fetched, that what one came for stands first. */
const AFTER_MS = 1500

/** A part of a page that has its place, and comes a while after the page. */
export const lazyLater = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>
) =>
  lazy(async () => {
    await new Promise((done) => setTimeout(done, AFTER_MS))
    return load()
  })
