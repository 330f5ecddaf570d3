import {
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'

import { Menu as MenuIcon, PanelLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useLocation } from '@redwoodjs/router'
import { Head } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import type { RoleName } from 'src/components/access/menu'
import { Button } from 'src/components/ui/control/Button/Button'
import { LanguageSwitch } from 'src/components/ui/control/LanguageSwitch'
import { Link } from 'src/components/ui/control/Link'
import { LoadingScreen } from 'src/components/ui/feedback/LoadingScreen/LoadingScreen'
import { useLoadingScreen } from 'src/components/ui/feedback/LoadingScreen/useLoadingScreen'
import { PageErrorBoundary } from 'src/components/ui/feedback/PageError'
import { Logo } from 'src/components/ui/layout/Logo'
import { pathTo, useMenu } from 'src/hooks/access/useMenu'
import { usePageSession } from 'src/hooks/access/usePageSession'
import { Footer } from 'src/layouts/parts/Footer'
import { sectionAt } from 'src/layouts/parts/MenuLink'
import { CONTENT_ID, SkipLink } from 'src/layouts/parts/SkipLink'
import { VisitorLinks } from 'src/layouts/parts/VisitorLinks'
import { readStored, storageKeys, store } from 'src/lib/browser/storageKeys'
import { setPageSession } from 'src/lib/data/pageSession'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { BottomBar, hasMore } from './BottomBar'
import { ProfileMenu } from './ProfileMenu'
import { SlideMenuButton } from './SlideMenuButton'
import { TopMenu } from './TopMenu'

import { SHORT_LOADING_SCREEN_MS } from '$api/src/shared/constants'

const SideNavigation = lazyPart(() => import('./SideNavigation'))
const SignedOutLine = lazyPart(
  () => import('src/components/Accounts/SignIn/SignInAgain/SignedOutLine')
)
const FactorGate = lazyPart(
  () => import('src/components/Accounts/SecondFactor/FactorGate')
)
const QuickActions = lazyPart(() => import('./QuickActions'))

type ShellLayoutProps = {
  children?: ReactNode
  /** Shown in the top bar: search, quick actions, the button of the stage drawer. */
  tools?: ComponentType
  /** Shown above the page: renewal and impersonation banners. */
  banner?: ComponentType
  /** Prompts that may open over the page, and a banner, after the loading screen. */
  prompts?: ComponentType
}

const badges: Record<
  string,
  'shell.affiliateBadge' | 'shell.adminBadge' | undefined
> = {
  affiliate: 'shell.affiliateBadge',
  'tribe-team-fa': 'shell.adminBadge',
  'tribe-team-ro': 'shell.adminBadge',
}

const hasNoBadge = (role: RoleName) =>
  !role || role === 'member' || role === 'non-member'

const isLesson = (pathname: string) =>
  /^\/courses\/my-courses\/\d+\/\d+$/.test(pathname)

/** In px; on smaller screens the side bar starts closed, so that tables have room. */
const ROOM_FOR_SIDEBAR = 1366

const isTeamLead = (role: RoleName) =>
  role === 'team-lead' || role === 'assistant-team-lead'

const ShellLayout = ({
  children,
  tools: Tools,
  banner: Banner,
  prompts: Prompts,
}: ShellLayoutProps) => {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { isAuthenticated, currentUser } = useAuth()
  const hasEnded = usePageSession() === 'ended'
  const menu = useMenu()
  const loading = useLoadingScreen(SHORT_LOADING_SCREEN_MS)
  // The staff's menu loads later and tells its section.
  const [staffSection, setStaffSection] = useState('')
  const section = sectionAt(pathname, menu.bottom)
  const hasSide = menu.place === 'side'
  // On phones, a lesson has a bar of its own.
  const bar = isLesson(pathname) ? [] : menu.bottom
  // Visitors of public pages have no menu.
  const hasTop = isAuthenticated && !hasEnded && !hasSide

  // Team leads start with an open side bar (spec section 6). For other users, the side bar stays open or closed as they
  // left it.
  const [isSidebarOpen, setIsSidebarOpen] = useState(
    () =>
      readStored<boolean>(storageKeys.sidebar) ??
      window.innerWidth >= ROOM_FOR_SIDEBAR
  )
  useEffect(() => {
    if (isTeamLead(menu.role)) setIsSidebarOpen(true)
  }, [menu.role])
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsOpen(false), [pathname])

  const onToggleWide = () => {
    store(storageKeys.sidebar, !isSidebarOpen)
    setIsSidebarOpen(!isSidebarOpen)
  }

  return (
    <div className="flex min-h-dvh flex-col">
      {/* The title until the page, which comes later in the document, sets its own. */}
      <Head>
        <title>{section ? t(section.label) : staffSection}</title>
      </Head>
      <SkipLink />
      <header className="bg-base-100 border-base-300 sticky top-0 z-30 border-b">
        <div
          className={`mx-auto flex h-16 items-center gap-2 px-4 sm:px-6 ${hasSide ? '' : 'max-w-6xl'}`}
        >
          {hasSide && (
            <>
              <Button
                look="ghost"
                iconOnly
                icon={MenuIcon}
                className="-ml-2 lg:hidden"
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(true)}
              >
                {t('shell.openMenu')}
              </Button>
              <Button
                look="ghost"
                iconOnly
                icon={PanelLeft}
                className="-ml-2 max-lg:hidden"
                aria-expanded={isSidebarOpen}
                aria-controls="side-navigation"
                onClick={onToggleWide}
              >
                {t(isSidebarOpen ? 'shell.collapseMenu' : 'shell.expandMenu')}
              </Button>
            </>
          )}
          {hasTop && (
            <SlideMenuButton
              className={hasMore(bar) ? '-ml-2 max-lg:hidden' : '-ml-2'}
            />
          )}
          <Link to={pathTo('home') ?? '/'} className="flex rounded-lg">
            <Logo isCompact />
          </Link>
          {!hasNoBadge(menu.role) && (
            <span className="bg-secondary text-secondary-content rounded-full px-2.5 py-0.5 text-xs font-semibold max-[400px]:sr-only">
              {t(badges[menu.role ?? ''] ?? 'shell.coachingBadge')}
            </span>
          )}
          {hasTop && <TopMenu entries={menu.entries} />}
          <div className="ml-auto flex items-center gap-1 sm:gap-2">
            {hasSide && !hasEnded && (
              <Suspense fallback={null}>
                <QuickActions />
              </Suspense>
            )}
            {Tools && !hasEnded && <Tools />}
            {hasEnded ? (
              <Button
                look="primary"
                size="sm"
                onClick={() => setPageSession('asking')}
              >
                {t('action.signIn')}
              </Button>
            ) : isAuthenticated ? (
              <ProfileMenu />
            ) : (
              <>
                <LanguageSwitch />
                <VisitorLinks redirectTo={pathname + search} />
              </>
            )}
          </div>
        </div>
      </header>

      <div className="flex flex-1">
        {hasSide && (
          <Suspense
            fallback={
              <div
                className={`w-72 max-lg:hidden ${isSidebarOpen ? '' : 'lg:hidden'}`}
              />
            }
          >
            <SideNavigation
              isWide={isSidebarOpen}
              isOpen={isOpen}
              onClose={() => setIsOpen(false)}
              onSection={setStaffSection}
            />
          </Suspense>
        )}
        <div
          className={`flex min-w-0 flex-1 flex-col ${hasSide || bar.length === 0 ? '' : 'max-lg:pb-16 max-lg:[--bottom-bar:calc(4rem+env(safe-area-inset-bottom))]'}`}
        >
          {hasEnded && (
            <Suspense fallback={null}>
              <SignedOutLine />
            </Suspense>
          )}
          {Banner && !hasEnded && <Banner />}
          {Prompts && loading === 'gone' && <Prompts />}
          <main
            id={CONTENT_ID}
            tabIndex={-1}
            className={`mx-auto w-full flex-1 px-4 py-5 outline-none sm:px-6 sm:py-7 ${hasSide ? 'max-w-7xl' : 'max-w-6xl'}`}
          >
            <PageErrorBoundary>
              {currentUser && !menu.role ? (
                <Suspense fallback={null}>
                  <FactorGate>{children}</FactorGate>
                </Suspense>
              ) : (
                children
              )}
            </PageErrorBoundary>
          </main>
          <Footer />
        </div>
      </div>

      {!hasSide && !hasEnded && <BottomBar entries={bar} />}
      <LoadingScreen phase={loading} />
    </div>
  )
}

export default ShellLayout
