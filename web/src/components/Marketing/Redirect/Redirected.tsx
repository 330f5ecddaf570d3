import { useLocation } from '@redwoodjs/router'

import RedirectCell from 'src/components/Marketing/Redirect/RedirectCell'

/** The redirect of the current address. */
const Redirected = () => {
  const { pathname, search } = useLocation()
  return <RedirectCell address={`${pathname}${search}`} />
}

export default Redirected
