import { Suspense, type ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import { Metadata, type CellFailureProps } from '@redwoodjs/web'

import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { errorCode } from 'src/lib/data/errorText'
import { lazy } from 'src/lib/loading/lazy'

const Forbidden = lazy(() => import('src/components/access/Forbidden'))

const FailureTitle = () => {
  const { t } = useTranslation()
  return <Metadata title={t('page.failure')} robots="noindex" />
}

type RecordFailureProps = CellFailureProps & {
  /** The page's heading; without it, the page has only a title. */
  header?: ReactNode
}

/**
 * For a page of one record: shows the forbidden page if the api refuses the record, the not-found page if there is none,
 * and any other failure under a title.
 */
export const RecordFailure = ({ header, ...props }: RecordFailureProps) => {
  const code = errorCode(props.error)
  if (code === 'NOT_FOUND') return <NotFound />
  if (code === 'FORBIDDEN')
    return (
      <Suspense fallback={null}>
        <Forbidden />
      </Suspense>
    )
  return (
    <>
      {header ?? <FailureTitle />}
      <CellFailure {...props} />
    </>
  )
}
