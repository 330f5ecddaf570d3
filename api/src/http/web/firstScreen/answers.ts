// The answers of a first screen's queries for a visitor, by the queries' names, from as few statements as possible.
// The services' own functions decide what is shown; a page that has nothing to show has no answers.
import { challengeToJoin } from 'src/services/community/challenge/taking/registerToChallenge'
import { certificateCheck } from 'src/services/learning/certificates/certificateCheck'
import { firstPublicLesson } from 'src/services/learning/lessons/publicLessons/firstPublicLesson'
import { publicLessons } from 'src/services/learning/lessons/publicLessons/publicLessons'
import { loadOffer } from 'src/services/marketing/checkout/loadOffer'
import {
  asShownOffer,
  openOffers,
} from 'src/services/marketing/checkout/offers'
import { asQuote, withoutCoupon } from 'src/services/marketing/checkout/quote'
import { formBySlug } from 'src/services/marketing/forms/formBySlug'
import { asShownPage } from 'src/services/marketing/landingPages/landingPageBySlug'
import type { FoundPage } from 'src/services/marketing/landingPages/pageAtSlug'
import { proofAt } from 'src/services/marketing/salesProof/salesProof'
import { workshop } from 'src/services/marketing/workshop/workshop'
import {
  hasBlock,
  type LandingContent,
} from 'src/shared/marketing/landing/cleanContent'

export type Answers = Record<string, unknown>

export type AskedPage = {
  /** The route's name in Routes.tsx. */
  name: string
  pathname: string
  search: string
  /** The row at the address, for routes whose pages are rows. */
  found?: FoundPage | null
}

/** The last part of a path, decoded. */
export const lastPart = (pathname: string) => {
  const path = pathname.replace(/\/$/, '')
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
}

const valueOf = (search: string, name: string) =>
  new URLSearchParams(search).get(name)

/** Whether a page shows people: a plain one does, a page of blocks by its blocks. */
const showsPeople = (landingPage: { content: LandingContent } | null) =>
  !landingPage ||
  hasBlock(landingPage.content, 'Coach') ||
  hasBlock(landingPage.content, 'Wins')

const landing = async ({ pathname, search, found }: AskedPage) => {
  // A preview is for staff, and its page asks for it.
  if (!found || valueOf(search, 'preview')) return null
  const landingPage = found.page && (await asShownPage(found.page))
  const offer = await asShownOffer(found.offer)
  if (!landingPage && !offer) return null
  const proof = showsPeople(landingPage)
    ? await proofAt(lastPart(pathname), { showsB: found.showsB })
    : { coaches: [], wins: [] }
  return {
    LandingPageBySlugQuery: { landingPage, offer, proof },
  }
}

const checkout = async ({ pathname, search }: AskedPage) => {
  const row = await loadOffer({ id: lastPart(pathname) })
  const offer = await asShownOffer(row)
  if (!row || offer?.state !== 'OPEN') return null
  const CheckoutOfferQuery = { offer }
  const chosen = valueOf(search, 'term')
  const term = row.terms.find(({ id }) => id === chosen) ?? row.terms[0]
  // A coupon is reserved by the page's own query.
  if (!term || valueOf(search, 'coupon')) return { CheckoutOfferQuery }
  const quote = {
    ...asQuote(row, term.id, withoutCoupon),
    couponRefusal: null,
    ownsCourses: false,
  }
  return { CheckoutOfferQuery, QuoteQuery: { quote } }
}

/** The answers of the school's front page beside the sign-in form. */
const login = async () => ({
  FrontPageQuery: {
    openOffers: await openOffers({}),
    firstPublicLesson: await firstPublicLesson(),
  },
})

const freeLessons = async ({ search }: AskedPage) =>
  valueOf(search, 'lesson')
    ? null
    : { PublicLessonsQuery: { publicLessons: await publicLessons({}) } }

const training = (page: 'FREE_TRAINING' | 'FREELANCING') => async () => ({
  TrainingPartsQuery: { publicLessons: await publicLessons({ page }) },
  WorkshopQuery: {
    workshop: await workshop({
      track: page === 'FREE_TRAINING' ? 'BEGINNER' : 'EXPERIENCED',
    }),
  },
})

const challenge = async () => {
  const open = await challengeToJoin()
  return (
    open && {
      ChallengeToJoinQuery: { challengeToJoin: open, thankYouLink: null },
    }
  )
}

const certificate = async ({ pathname }: AskedPage) => ({
  CertificateCheckQuery: {
    certificateCheck: await certificateCheck({ code: lastPart(pathname) }),
  },
})

const form = async ({ pathname, search }: AskedPage) => {
  if (valueOf(search, 'preview')) return null
  const shown = await formBySlug({ slug: lastPart(pathname) })
  return shown && { FormBySlugQuery: { formBySlug: shown } }
}

/** The pages that have a first screen, by their route's name. */
const answersOf: Record<
  string,
  ((page: AskedPage) => Promise<Answers | null>) | undefined
> = {
  login,
  slug: landing,
  fast: landing,
  checkout,
  freeLessons,
  freeTraining: training('FREE_TRAINING'),
  freelancingTraining: training('FREELANCING'),
  certificateCheck: certificate,
  challenge,
  viewForm: form,
}

export const findAnswers = async (page: AskedPage) =>
  (await answersOf[page.name]?.(page)) ?? null
