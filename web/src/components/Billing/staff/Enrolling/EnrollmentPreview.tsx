import { useTranslation } from 'react-i18next'
import type { FunnelDetailInput, PreviewedFunnel } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'

import { formatShownDay } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

const PREVIEW: Doc<'EnrollmentPreviewQuery'> = gql`
  query EnrollmentPreviewQuery(
    $id: Int!
    $funnelDetails: [FunnelDetailInput!]!
  ) {
    enrollmentPreview(id: $id, funnelDetails: $funnelDetails) {
      name
      email
      funnels {
        id
        productName
        levels
        startsOn
        totalCentavos
        payments
        firstCentavos
        firstDay
      }
    }
  }
`

type Line = Omit<PreviewedFunnel, '__typename' | 'nextCentavos'>

const FunnelLine = (funnel: Line) => {
  const { t, i18n } = useTranslation('billing')
  const { productName, levels, startsOn, firstDay, payments } = funnel
  const shownDay = (day: string) => formatShownDay(day, i18n.language)
  return (
    <li>
      <p className="text-base-content font-semibold wrap-anywhere">
        {[productName, levels.join(', ')].filter(Boolean).join(' · ')}
      </p>
      <p>{t('enrolling.preview.starts', { day: shownDay(startsOn) })}</p>
      <p>
        {firstDay
          ? t(
              payments > 1
                ? 'enrolling.preview.billInParts'
                : 'enrolling.preview.bill',
              {
                total: formatPeso(funnel.totalCentavos),
                first: formatPeso(funnel.firstCentavos),
                day: shownDay(firstDay),
                payments,
              }
            )
          : t('enrolling.preview.free')}
      </p>
    </li>
  )
}

type EnrollmentPreviewProps = {
  id: number
  funnelDetails: FunnelDetailInput[]
  /** The batch that the person joins. */
  batchName?: string
}

/** The consequences of an enrolment: the people, the access, the bills with their days, and the mail. */
export const EnrollmentPreview = ({
  id,
  funnelDetails,
  batchName,
}: EnrollmentPreviewProps) => {
  const { t } = useTranslation('billing')
  const { data, error, refetch } = useQuery(PREVIEW, {
    variables: { id, funnelDetails },
    fetchPolicy: 'network-only',
  })
  if (error) return <BriefFailure error={error} refetch={refetch} />
  if (!data) return <SkeletonLines lines={4} />
  const { name, email, funnels } = data.enrollmentPreview
  return (
    <div className="space-y-3">
      <p className="text-base-content font-semibold wrap-anywhere">{name}</p>
      <ul className="space-y-3">
        {funnels.map((funnel) => (
          <FunnelLine key={funnel.id} {...funnel} />
        ))}
      </ul>
      {batchName && <p>{t('enrolling.preview.batch', { batch: batchName })}</p>}
      <p className="wrap-anywhere">{t('enrolling.preview.mail', { email })}</p>
    </div>
  )
}
