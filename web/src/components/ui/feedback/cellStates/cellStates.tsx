// The three states that Cells share. Assign them (`export const Loading = TableLoading`), because Redwood does not see
// a re-export.
import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import type { CellFailureProps } from '@redwoodjs/web'

import { Button } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { NotKeptSlot } from 'src/components/ui/feedback/NotKept/NotKeptSlot'
import { Skeleton, SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { errorTextNow, referenceOf } from 'src/lib/data/errorText'
import { isOffline } from 'src/lib/data/isOffline'

import { Busy } from './Busy'

import { PAGE_ROWS } from '$api/src/shared/constants'

// The namespaces are not listed where they are used, because the build would then preload these texts with every page
// (web/config/routePreloads.ts).
const failureNamespaces = ['common', 'errors'] as const

const times = (count: number) =>
  Array.from({ length: count }, (_, index) => index)

const Rows = () =>
  times(PAGE_ROWS).map((row) => (
    <div
      key={row}
      className="border-base-300 flex h-11 items-center gap-6 border-b px-4 last:border-0"
    >
      <Skeleton className="h-3.5 w-2/5" />
      <Skeleton className="h-3.5 w-1/5 max-sm:hidden" />
      <Skeleton className="ml-auto h-3.5 w-16" />
    </div>
  ))

export const TableLoading = () => (
  <Busy className="panel overflow-hidden">
    <div className="border-base-300 flex gap-3 border-b p-3">
      <Skeleton className="h-10 w-full sm:w-72" />
      <Skeleton className="ml-auto h-10 w-28 max-sm:hidden" />
    </div>
    <Rows />
  </Busy>
)

/** Placeholders for rows below filters that are rendered already. */
export const RowsLoading = () => (
  <Busy>
    <Rows />
  </Busy>
)

export const DetailsLoading = () => (
  <Busy className="panel grid gap-6 p-6 sm:grid-cols-2">
    {times(6).map((field) => (
      <div key={field} className="space-y-2">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    ))}
  </Busy>
)

export const FormLoading = () => (
  <Busy className="panel max-w-2xl space-y-6 p-6">
    {times(4).map((field) => (
      <div key={field} className="space-y-2">
        <Skeleton className="h-3 w-28" />
        <Skeleton className="h-10" />
      </div>
    ))}
  </Busy>
)

export const CardsLoading = () => (
  <Busy className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {times(3).map((card) => (
      <div key={card} className="panel overflow-hidden">
        <Skeleton className="aspect-video w-full rounded-none" />
        <div className="p-4">
          <SkeletonLines lines={3} />
        </div>
      </div>
    ))}
  </Busy>
)

type FailureProps = Pick<CellFailureProps, 'error'> & {
  queryResult?: { refetch?: () => unknown }
}

export const CellFailure = ({ error, queryResult }: FailureProps) => {
  const { t } = useTranslation(failureNamespaces)
  const [isBusy, setIsBusy] = useState(false)
  const reference = referenceOf(error)
  const isAlone = isOffline(error)
  const refetch = queryResult?.refetch

  const onRetry = async () => {
    setIsBusy(true)
    try {
      await refetch?.()
    } catch {
      // The failure stays visible, so the user can try again.
    } finally {
      setIsBusy(false)
    }
  }

  const failed = (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={isAlone ? t('state.offline') : errorTextNow(error)}
        text={
          <>
            {t(isAlone ? 'state.offlineHelp' : 'state.failureHelp')}
            {reference && (
              <span className="mt-2 block font-mono text-sm select-all">
                {t('state.reference', { reference })}
              </span>
            )}
          </>
        }
        action={
          refetch && (
            <Button look="primary" busy={isBusy} onClick={onRetry}>
              {t('action.tryAgain')}
            </Button>
          )
        }
      />
    </div>
  )
  return (
    <div className="panel">
      {isAlone && refetch ? (
        <NotKeptSlot instead={failed} onRetry={refetch} />
      ) : (
        failed
      )}
    </div>
  )
}

export const CellEmpty = () => {
  const { t } = useTranslation()
  return (
    <div className="panel">
      <EmptyState title={t('table.empty')} />
    </div>
  )
}
