import { useAccess } from './useAccess'
import { pathTo } from './useMenu'

import { routeRequirements } from '$api/src/shared/routeRequirements'

/** Stands for any value of a parameter. */
const ANY = '\u0000'
const anything = new Proxy({}, { get: () => ANY })

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split(ANY)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}$`
  )

/** The private route that answers a path; one without parameters comes before one with. */
const routeOf = (pathname: string) =>
  Object.keys(routeRequirements)
    .map((name) => ({ name, path: pathTo(name, anything) }))
    .filter(
      (route): route is { name: string; path: string } =>
        route.path !== undefined && patternOf(route.path).test(pathname)
    )
    .sort((a, b) => a.path.split(ANY).length - b.path.split(ANY).length)[0]
    ?.name

/** May the viewer open the page behind a path? What no private route answers is public. */
export const useMayOpenPath = () => {
  const { mayOpen } = useAccess()
  return (path: string) => {
    const name = routeOf(path.replace(/[?#].*/, ''))
    return name === undefined || mayOpen(name)
  }
}
