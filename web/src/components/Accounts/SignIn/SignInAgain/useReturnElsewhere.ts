import { useEffect } from 'react'

import { forgetToken } from 'src/auth'
import { reloadPage } from 'src/lib/browser/reloadPage'
import { endSignIn, signedInUserId } from 'src/lib/data/endedSession'
import { pageUser } from 'src/lib/data/pageSession'

/**
 * While the session has ended: finds out, when the user comes back to this tab, whether they have signed in in another
 * one. As another person, the page reloads, because it shows the first person's data.
 */
export const useReturnElsewhere = () =>
  useEffect(() => {
    const onFocus = async () => {
      const id = await signedInUserId().catch(() => null)
      if (id === null) return
      forgetToken()
      if (id === pageUser()) endSignIn(true)
      else reloadPage()
    }
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [])
