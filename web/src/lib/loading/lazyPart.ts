import { lazy, type ComponentType } from 'react'

export type Part<Props> = { default: ComponentType<Props> }

/**
 * An optional part of a page, loaded on demand. If loading fails, for example offline, it renders nothing and the page
 * stays.
 */
export const lazyPart = <Props>(load: () => Promise<Part<Props>>) =>
  lazy(() => load().catch((): Part<Props> => ({ default: () => null })))
