import { useEffect, useRef } from 'react'

import { useApolloClient, type QueryResult } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { FirstPaymentQuery } from 'types/graphql'

import { useAuth } from 'src/auth'
import { useNewNotice } from 'src/components/Accounts/Notices/live/useNewNotice'
import 'src/components/Billing/Invoice/invoice'
import 'src/components/Billing/PayTo/howToPayFields'
import { PayFirst } from 'src/components/Billing/PayFirst/PayFirst'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { pathTo } from 'src/hooks/access/useMenu'
import { toast } from 'src/lib/browser/toast'

export const QUERY: Doc<'FirstPaymentQuery'> = gql`
  query FirstPaymentQuery {
    firstPayment {
      invoice {
        ...InvoiceFields
      }
      courses
    }
    myCreditCentavos
    howToPay {
      ...HowToPayFields
    }
  }
`

/** How often the page asks whether the proof was approved or sent back, in case no notice tells it. */
const POLL_MS = 30_000

export const beforeQuery = () => ({
  variables: {},
  pollInterval: POLL_MS,
  fetchPolicy: 'cache-and-network' as const,
})

export const isEmpty = ({ firstPayment }: FirstPaymentQuery) => !firstPayment
export const Loading = () => <Skeleton className="h-96 rounded-xl" />
export const Failure = BriefFailure

type FirstPaymentProps = PropsOf<'FirstPaymentQuery'>

/**
 * Loads the user's access and the page's other data again, so that nothing on the page still says that the payment
 * waits. The home page then shows the courses in place of this cell; the toast stays.
 */
const useShowApproved = (isNews: boolean) => {
  const { t } = useTranslation('billing')
  const { reauthenticate } = useAuth()
  const client = useApolloClient()
  const isShown = useRef(false)
  useEffect(() => {
    if (!isNews || isShown.current) return
    isShown.current = true
    void toast.success(t('payFirst.approved'))
    void reauthenticate()
      .then(() => client.refetchQueries({ include: 'active' }))
      .catch(() => undefined)
  }, [isNews, reauthenticate, client, t])
}

/** Nothing waits any more: the payment was approved while the member looked. */
export const Empty = ({ queryResult }: FirstPaymentProps) => {
  const { t } = useTranslation('billing')
  const before = queryResult as Partial<QueryResult<FirstPaymentQuery>>
  useShowApproved(!!before?.previousData?.firstPayment)
  const courses = pathTo('viewCourses')
  return (
    <section className="panel p-5 text-center" aria-live="polite">
      <h2 className="text-xl">{t('payFirst.approved')}</h2>
      <p className="text-muted mt-1">{t('payFirst.approvedText')}</p>
      {courses && (
        <LinkButton to={courses} look="primary" className="mt-4">
          {t('payFirst.start')}
        </LinkButton>
      )}
    </section>
  )
}

export const Success = ({
  firstPayment,
  myCreditCentavos,
  howToPay,
  queryResult,
}: FirstPaymentProps) => {
  useNewNotice(() => queryResult?.refetch?.().catch(() => undefined))
  return (
    firstPayment && (
      <PayFirst
        firstPayment={firstPayment}
        creditCentavos={myCreditCentavos}
        howToPay={howToPay}
      />
    )
  )
}
