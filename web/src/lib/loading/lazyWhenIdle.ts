import type { Part } from './lazy'
import { lazyPart } from './lazyPart'

/** A page that never rests loads the part all the same. */
const AT_MOST_MS = 1500
/** The wait of browsers that do not tell when they rest. */
const WITHOUT_NEWS_MS = 300

const idle = () =>
  new Promise((done) => {
    if (window.requestIdleCallback)
      window.requestIdleCallback(done, { timeout: AT_MOST_MS })
    else setTimeout(done, WITHOUT_NEWS_MS)
  })

/** A part of a page that loads when the page's own content is on the screen. The page must reserve its space. */
export const lazyWhenIdle = <Props>(load: () => Promise<Part<Props>>) =>
  lazyPart(() => idle().then(load))
