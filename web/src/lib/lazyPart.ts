import { lazy, type ComponentType } from 'react'

export type Part<Props> = { default: ComponentType<Props> }

/** What a page can do without, fetched on demand: where the line is down it stays away, and the page stands. */
export const lazyPart = <Props>(load: () => Promise<Part<Props>>) =>
  lazy(() => load().catch((): Part<Props> => ({ default: () => null })))
