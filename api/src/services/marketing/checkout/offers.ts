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

import { loadOffer, loadShownOffers, type OfferRow } from './loadOffer'
import { fullPrice, lowestMonthly, pricedTerms } from './priceOffer'

type Funnel = Pick<OfferRow, 'id' | 'renewalOfFunnelId'>

/** The funnels whose purchase the signed-in user still has. */
const ownedOf = async <Row extends Funnel>(funnels: Row[]): Promise<Row[]> => {
  const userId = context.currentUser?.id
  if (!userId || funnels.length === 0) return []
  const subscriptions = await db.subscription.findMany({
    where: {
      userId,
      funnelId: { in: funnels.map(({ id }) => id) },
      status: { in: ['ACTIVE', 'PAUSED', 'PENDING'] },
    },
    select: { funnelId: true, status: true, expiry: true },
  })
  return funnels.filter(({ id, renewalOfFunnelId }) =>
    subscriptions.some(
      (each) =>
        each.funnelId === id && isStillOwned(each, renewalOfFunnelId !== null)
    )
  )
}

const isHidden = ({ status }: OfferRow) =>
  status === 'DRAFT' || status === 'ARCHIVED'

/** The school's promise about refunds in one line, in the visitor's language or else in English. */
const refundLineOf = ({ refundLines }: OfferRow) =>
  (viewerLang() === 'fil' && refundLines?.['refund-line-fil']) ||
  refundLines?.['refund-line'] ||
  null

const asOffer = async (row: OfferRow) => {
  const priced = pricedTerms(row)
  return {
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
      row.seatLimit === null
        ? null
        : Math.max(row.seatLimit - row.seatsTaken, 0),
    template: row.template,
    linkedUrl: row.linkedUrl,
    productName: row.product.name,
    productDescription: local(row.product, 'description'),
    coverUrl: row.product.coverUrl,
    priceCentavos: fullPrice(row),
    monthlyCentavos: lowestMonthly(priced),
    validityByDays: row.validityByDays,
    startByDays: row.startByDays,
    isRenewal: row.renewalOfFunnelId !== null,
    terms: priced.map(({ term, totalCentavos, instalments }) => ({
      id: term.id,
      label: local(term, 'label'),
      installments: term.installments,
      totalCentavos,
      ...firstAndNext(instalments),
    })),
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
    isOwned: (await ownedOf([row])).length > 0,
  }
}

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

/** A visitor sees at most this many offers at once. */
const SHOWN_AT_MOST = 6

/**
 * The open offers for people without a membership: those that staff have placed, or else the newest membership; for a
 * course, those of them that contain it. Members see none, and nobody sees what they have already.
 */
export const openOffers = (async ({ courseId }) => {
  if (context.currentUser?.accessLevels.some(({ id }) => id === 'member'))
    return []
  const now = new Date()
  const open = (await loadShownOffers(courseId)).filter(
    (row) => offerState(row, now) === 'OPEN'
  )
  const owned = await ownedOf(open)
  const offered = open.filter((row) => !owned.includes(row))
  const placed = offered.filter(({ offerPosition }) => offerPosition !== null)
  const ofCourse = placed.filter(({ hasCourse }) => hasCourse)
  const [shown = []] = [ofCourse, placed, offered.slice(0, 1)].filter(
    ({ length }) => length > 0
  )
  return shown.slice(0, SHOWN_AT_MOST).map((row) => ({
    id: row.id,
    slug: row.slug,
    headline: local(row, 'headline') || row.name,
    productName: row.product.name,
    coverUrl: row.product.coverUrl,
    priceCentavos: fullPrice(row),
    monthlyCentavos: lowestMonthly(pricedTerms(row)),
  }))
}) satisfies QueryResolvers['openOffers']
