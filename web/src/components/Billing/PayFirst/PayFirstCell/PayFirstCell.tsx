import { useTranslation } from 'react-i18next'
import type {
  FirstPaymentQuery,
  FirstPaymentQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import 'src/components/Billing/Invoice/invoice'
import 'src/components/Billing/PayTo/howToPayFields'
import { PayFirst } from 'src/components/Billing/PayFirst/PayFirst'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { Skeleton } from 'src/components/ui/feedback/Skeleton/Skeleton'
import { pathTo } from 'src/hooks/access/useMenu'

export const QUERY: TypedDocumentNode<
  FirstPaymentQuery,
  FirstPaymentQueryVariables
> = gql`
  query FirstPaymentQuery {
    firstPayment {
      invoice {
        ...InvoiceFields
      }
      courses
    }
    howToPay {
      ...HowToPayFields
    }
  }
`

/** How often the page asks whether the proof was approved or sent back. */
const POLL_MS = 30_000

export const beforeQuery = () => ({
  variables: {},
  pollInterval: POLL_MS,
  fetchPolicy: 'cache-and-network' as const,
})

export const isEmpty = ({ firstPayment }: FirstPaymentQuery) => !firstPayment
export const Loading = () => <Skeleton className="h-96 rounded-xl" />
export const Failure = BriefFailure

/** Nothing waits any more: the payment was approved while the member looked. */
export const Empty = () => {
  const { t } = useTranslation('billing')
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
  howToPay,
}: CellSuccessProps<FirstPaymentQuery>) =>
  firstPayment && <PayFirst firstPayment={firstPayment} howToPay={howToPay} />
