import {
  createElement,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
} from 'react'

import { lazy, type Part } from './lazy'

/** Shows nothing until the part loads, which is tried when it is shown and when the device is online again. */
const later = <Props>(load: () => Promise<Part<Props>>) => {
  const Later: FunctionComponent<Props> = (props) => {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>()
    useEffect(() => {
      const loadNow = () =>
        void load().then(
          (part) => setLoaded(() => part.default),
          () => {}
        )
      loadNow()
      window.addEventListener('online', loadNow)
      return () => window.removeEventListener('online', loadNow)
    }, [])
    return Loaded
      ? createElement(Loaded as ComponentType<object>, props as object)
      : null
  }
  return Later
}

/**
 * An optional part of a page, loaded on demand. If loading fails, for example offline, it renders nothing and the page
 * stays.
 */
export const lazyPart = <Props>(load: () => Promise<Part<Props>>) =>
  lazy(load, later(load))
