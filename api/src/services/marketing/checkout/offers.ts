import type { QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { meets } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { local, viewerLang } from 'src/lib/translations'
import { firstAndNext } from 'src/shared/billing/instalments'
import { offerState } from 'src/shared/billing/offerState'
import { isStillOwned } from 'src/shared/billing/subscriptions/stillOwned'

import { countVisitor } from '../pageTests/countVisitor'
import { countVisit } from '../visits/countVisit'

import { loadOffer, type OfferRow } from './loadOffer'
import { priceOffer } from './priceOffer'

const ownsFunnel = async ({ id: funnelId, renewalOfFunnelId }: OfferRow) => {
  const userId = context.currentUser?.id
  if (!userId) return false
  const subscriptions = await db.subscription.findMany({
    where: {
      userId,
      funnelId,
      status: { in: ['ACTIVE', 'PAUSED', 'PENDING'] },
    },
    select: { status: true, expiry: true },
  })
  const isRenewal = renewalOfFunnelId !== null
  return subscriptions.some((each) => isStillOwned(each, isRenewal))
}

const isHidden = ({ status }: OfferRow) =>
  status === 'DRAFT' || status === 'ARCHIVED'

/** The school's promise about refunds in one line, in the visitor's language or else in English. */
const refundLineOf = ({ refundLines }: OfferRow) =>
  (viewerLang() === 'fil' && refundLines?.['refund-line-fil']) ||
  refundLines?.['refund-line'] ||
  null

const asOffer = async (row: OfferRow) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  headline: local(row, 'headline'),
  body: local(row, 'body'),
  state: offerState(row, new Date()),
  closedMessage: local(row, 'closedMessage'),
  opensAt: row.opensAt,
  closesAt: row.closesAt,
  seatsLeft:
    row.seatLimit === null ? null : Math.max(row.seatLimit - row.seatsTaken, 0),
  template: row.template,
  linkedUrl: row.linkedUrl,
  productName: row.product.name,
  productDescription: local(row.product, 'description'),
  coverUrl: row.product.coverUrl,
  priceCentavos: row.priceOverrideCentavos ?? row.product.priceCentavos,
  validityByDays: row.validityByDays,
  startByDays: row.startByDays,
  isRenewal: row.renewalOfFunnelId !== null,
  terms: row.terms.map((term) => {
    const { totalCentavos, instalments } = priceOffer(row, term.id, null)
    return {
      id: term.id,
      label: local(term, 'label'),
      installments: term.installments,
      totalCentavos,
      ...firstAndNext(instalments),
    }
  }),
  courses: row.courses.map((course) => ({
    id: course.id,
    title: local(course, 'title'),
    shortDescription: local(course, 'shortDescription'),
    lessonCount: course.lessons.length,
    lessons: course.lessons.map((lesson) => ({
      id: lesson.id,
      name: local(lesson, 'name'),
      isFree: lesson.isFree,
    })),
  })),
  askLink: row.askLink,
  refundLine: refundLineOf(row),
  isOwned: await ownsFunnel(row),
})

/** Drafts are not shown; a closed funnel keeps its page, which says that it is closed. */
export const asShownOffer = async (row: OfferRow | null) =>
  row && !isHidden(row) ? asOffer(row) : null

// The offer as visitors will see it once published. Users who may read funnels see it; for anyone else it does not
// exist.
const previewed = (row: OfferRow | null) => {
  if (!row || row.status === 'ARCHIVED' || !meets({ page: ['funnel'] }))
    return null
  return asOffer(row.status === 'DRAFT' ? { ...row, status: 'PUBLISHED' } : row)
}

/** The offer as the page builder previews it. */
export const previewOffer = async (id: string) =>
  previewed(await loadOffer({ id }))

export const offerBySlug = (async ({ slug, isPreview }) => {
  const row = await loadOffer({ slug })
  if (isPreview) return previewed(row)
  if (row && !isHidden(row)) await countVisitor(row.id)
  return asShownOffer(row)
}) satisfies QueryResolvers['offerBySlug']

export const offer = (async ({ funnelId }) => {
  const row = await loadOffer({ id: funnelId })
  // The visit is counted without waiting for the result.
  if (row && !isHidden(row)) void countVisit(row.id)
  return asShownOffer(row)
}) satisfies QueryResolvers['offer']
