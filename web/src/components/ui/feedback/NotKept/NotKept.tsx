import { useEffect, useState, type ReactNode } from 'react'

import { BookOpen, CloudOff, GraduationCap, House } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { keptPages, type KeptPages } from 'src/serviceWorker/keptPages'

export type NotKeptProps = {
  /** Shown instead while this screen loads, or if it cannot load. */
  instead: ReactNode
  /** Called when the connection is back, and by the button. */
  onRetry: () => unknown
}

const useKeptPages = () => {
  const [kept, setKept] = useState<KeptPages>()
  useEffect(() => {
    // Without a service worker nothing is kept.
    keptPages().then(setKept, () => {})
  }, [])
  return kept
}

/** The screen of a page that the device does not keep: what opens instead, and the page itself once online again. */
const NotKept = ({ onRetry }: NotKeptProps) => {
  const { t } = useTranslation(['learning.offline', 'common'])
  const kept = useKeptPages()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    const onOnline = () => void onRetry()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [onRetry])

  const onPress = async () => {
    setIsBusy(true)
    await Promise.resolve(onRetry()).catch(() => {})
    setIsBusy(false)
  }
  const links = [
    ...(kept?.hasHome
      ? [{ to: routes.home(), icon: House, name: t('common:menu.home') }]
      : []),
    ...(kept?.hasCourses
      ? [
          {
            to: routes.viewCourses(),
            icon: GraduationCap,
            name: t('common:menu.myCourses'),
          },
        ]
      : []),
    ...(kept?.lessons ?? []).map(({ courseId, id, name }) => ({
      to: routes.viewLesson({ courseId, lessonId: id }),
      icon: BookOpen,
      name,
    })),
  ]

  return (
    <div role="alert" className="flex flex-col items-center px-4 py-10">
      <span className="bg-secondary text-secondary-content mb-4 flex size-16 items-center justify-center rounded-full">
        <CloudOff className="size-8" strokeWidth={1.75} aria-hidden />
      </span>
      <h1 className="text-center text-lg font-semibold text-balance">
        {t('notKept.title')}
      </h1>
      <p className="text-muted mt-1 max-w-sm text-center text-balance">
        {t('notKept.text')}
      </p>
      <Button look="primary" className="mt-5" busy={isBusy} onClick={onPress}>
        {t('common:action.tryAgain')}
      </Button>
      {links.length > 0 && (
        <nav
          aria-labelledby="kept-title"
          className="border-base-300 mt-8 w-full max-w-md border-t pt-5"
        >
          <h2 id="kept-title" className="mb-2 text-base">
            {t('notKept.opens')}
          </h2>
          <ul>
            {links.map(({ to, icon: Icon, name }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="hover:bg-base-200 -mx-3 flex min-h-11 items-center gap-3 rounded-lg px-3 py-2"
                >
                  <Icon
                    className="text-muted size-5 shrink-0"
                    strokeWidth={1.75}
                    aria-hidden
                  />
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

export default NotKept
