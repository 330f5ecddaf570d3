// eslint-disable-next-line no-restricted-imports -- the one place that may
import { createElement, lazy as lazyOnce, type ComponentType } from 'react'

export type Part<Props> = { default: ComponentType<Props> }

let failed: (() => void)[] = []

/** Lets every part that failed to load be loaded again when it is next shown. */
export const forgetFailures = () => {
  failed.forEach((renew) => renew())
  failed = []
}

/**
 * React's `lazy` remembers a failure for ever. This one forgets it when the device is online again, or the page that
 * failed has gone. `instead` is shown until then; without it, the failure is the page's.
 */
export const lazy = <Props>(
  load: () => Promise<Part<Props>>,
  instead?: ComponentType<Props>
): ((props: Props) => JSX.Element) => {
  const create = () =>
    lazyOnce(() =>
      load().catch((failure): Part<Props> => {
        const renew = () => void (Current = create())
        failed.push(renew)
        window.addEventListener('online', renew, { once: true })
        if (!instead) throw failure
        return { default: instead }
      })
    ) as unknown as ComponentType<object>
  let Current = create()
  return (props) => createElement(Current, props as object)
}
