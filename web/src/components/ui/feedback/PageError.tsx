import { Component, Suspense, useEffect, useState, type ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import { useLocation } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { PageLoading } from 'src/components/ui/feedback/cellStates/PageLoading'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { NotKeptSlot } from 'src/components/ui/feedback/NotKept/NotKeptSlot'
import { reloadPage } from 'src/lib/browser/reloadPage'
import { forgetFailures } from 'src/lib/loading/lazy'

type Props = { children?: ReactNode }

/** Whether the page failed because the server cannot be reached, so that its files did not load. */
const useIsAlone = (error: unknown) => {
  const [isAlone, setIsAlone] = useState(!navigator.onLine)
  useEffect(() => {
    // A device may be connected to a network that leads nowhere.
    if (!(error instanceof TypeError)) return
    fetch('/api/health').catch(() => setIsAlone(true))
    // A new build may have replaced the files (lib/loading/again/newBuild).
    window.dispatchEvent(new Event('page-failed'))
  }, [error])
  return isAlone
}

const PageThrew = ({ error }: { error: unknown }) => {
  const { t } = useTranslation()
  const isAlone = useIsAlone(error)
  useEffect(() => forgetFailures, [])
  const broken = (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={t('page.pageThrew')}
        action={
          <Button look="primary" onClick={reloadPage}>
            {t('action.reload')}
          </Button>
        }
      />
    </div>
  )
  return (
    <div className="panel">
      {isAlone ? <NotKeptSlot instead={broken} onRetry={reloadPage} /> : broken}
    </div>
  )
}

class Boundary extends Component<Props, { failure?: { error: unknown } }> {
  // Redwood's test transform does not support class fields.
  constructor(props: Props) {
    super(props)
    this.state = {}
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  render() {
    const { failure } = this.state
    return failure ? <PageThrew error={failure.error} /> : this.props.children
  }
}

/** Keeps the layout while a page fails or loads its texts; navigating elsewhere resets the error. */
export const PageErrorBoundary = ({ children }: Props) => (
  <Boundary key={useLocation().pathname}>
    <Suspense fallback={<PageLoading />}>{children}</Suspense>
  </Boundary>
)
