import { Suspense, useEffect, useState } from 'react'

import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { SearchBox } from 'src/components/Accounts/Search/SearchBox/SearchBox'
import { StageButton } from 'src/components/Community/StageDrawer/StageButton'
import { Link } from 'src/components/ui/control/Link'
import { useMenu } from 'src/hooks/access/useMenu'
import { lazyPart } from 'src/lib/loading/lazyPart'
import { onFirstInteraction } from 'src/lib/loading/onFirstInteraction'

const CommandButton = lazyPart(
  () => import('src/components/Accounts/staff/CommandBar/CommandButton')
)
const NoticeCount = lazyPart(
  () => import('src/components/Accounts/Notices/NoticeCount')
)
const LiveNotices = lazyPart(
  () => import('src/components/Accounts/Notices/live/LiveNotices')
)
const UndoBar = lazyPart(
  () => import('src/components/ui/feedback/UndoBar/UndoBar')
)

/** The tools of the top bar. Each tool decides for itself who sees it; the bell's count comes after the first load. */
export const ShellTools = () => {
  const { t } = useTranslation()
  const { isAuthenticated } = useAuth()
  const { place } = useMenu()
  const [isCounting, setIsCounting] = useState(false)
  useEffect(() => onFirstInteraction(() => setIsCounting(true)), [])
  return (
    <>
      <SearchBox />
      {isAuthenticated && place === 'side' && (
        <Suspense fallback={null}>
          <CommandButton />
        </Suspense>
      )}
      <StageButton />
      {isAuthenticated && (
        <Link
          to={routes.notices()}
          className="btn btn-ghost btn-square relative -mx-2"
        >
          <Bell className="size-5" strokeWidth={1.75} aria-hidden />
          <span className="sr-only">{t('shell.notices')}</span>
          {isCounting && (
            <Suspense fallback={null}>
              <NoticeCount />
            </Suspense>
          )}
        </Link>
      )}
      {isAuthenticated && isCounting && (
        <Suspense fallback={null}>
          <LiveNotices />
          {/* What was done is undone from any page. */}
          <UndoBar />
        </Suspense>
      )}
    </>
  )
}
