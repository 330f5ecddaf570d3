import { Component, Suspense, type ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import { useLocation } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { PageLoading } from 'src/components/ui/feedback/cellStates/PageLoading'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

type Props = { children?: ReactNode }

const PageThrew = () => {
  const { t } = useTranslation()
  return (
    <div role="alert" className="panel">
      <EmptyState
        drawing="broken"
        title={t('page.pageThrew')}
        action={
          <Button look="primary" onClick={() => location.reload()}>
            {t('action.reload')}
          </Button>
        }
      />
    </div>
  )
}

class Boundary extends Component<Props, { hasThrown: boolean }> {
  // Redwood's test transform does not support class fields.
  constructor(props: Props) {
    super(props)
    this.state = { hasThrown: false }
  }

  static getDerivedStateFromError() {
    return { hasThrown: true }
  }

  render() {
    return this.state.hasThrown ? <PageThrew /> : this.props.children
  }
}

/** Keeps the layout while a page fails or loads its texts; navigating elsewhere resets the error. */
export const PageErrorBoundary = ({ children }: Props) => (
  <Boundary key={useLocation().pathname}>
    <Suspense fallback={<PageLoading />}>{children}</Suspense>
  </Boundary>
)
