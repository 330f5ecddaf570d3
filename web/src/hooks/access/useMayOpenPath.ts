import { useAccess } from './useAccess'
import { pathTo } from './useMenu'

import { routeRequirements } from '$api/src/shared/access/routeRequirements'

/** A placeholder for any value of a parameter. */
const ANY = '\u0000'
const anything = new Proxy({}, { get: () => ANY })

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split(ANY)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}$`
  )

/** The private route of a path; routes without parameters take precedence. */
const routeOf = (pathname: string) =>
  Object.keys(routeRequirements)
    .map((name) => ({ name, path: pathTo(name, anything) }))
    .filter(
      (route): route is { name: string; path: string } =>
        route.path !== undefined && patternOf(route.path).test(pathname)
    )
    .sort((a, b) => a.path.split(ANY).length - b.path.split(ANY).length)[0]
    ?.name

/** Whether the viewer may open the page of a path. Paths without a private route are public. */
export const useMayOpenPath = () => {
  const { mayOpen } = useAccess()
  return (path: string) => {
    const name = routeOf(path.replace(/[?#].*/, ''))
    return name === undefined || mayOpen(name)
  }
}
