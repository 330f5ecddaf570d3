import type { QueryResolvers } from 'types/graphql'

import { siteUrl } from 'src/emails/layout'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { stages } from 'src/services/community/stages/stages'
import {
  hasBlock,
  type LandingContent,
} from 'src/shared/marketing/landing/cleanContent'
import {
  linksIn,
  warningsOf,
  type PageFacts,
} from 'src/shared/marketing/landing/warnings'
import { isPath } from 'src/shared/text/place'

import { loadOffer } from '../checkout/loadOffer'
import { findRedirect } from '../redirectRules/findRedirect'
import { isPage } from '../redirectRules/isPage'
import { addressOf, ownPath } from '../redirectRules/matching'
import { proofToBuild } from '../salesProof/proofToBuild'

import { asLandingPage, asNewPage, funnelOf } from './asLandingPage'

/** A page is looked through up to this many different links. */
const MOST_LINKS = 100

const visitor = { isSignedIn: false, levelNames: [] }

/** Whether a link leads to no page of this site. Links to other sites are not followed. */
const isDead = async (link: string) => {
  const place = ownPath(link, siteUrl('/'))
  const address = isPath(place) ? addressOf(place) : null
  if (!address || address.path === '/') return false
  return (
    !(await isPage(address.path)) &&
    (await findRedirect(place, visitor)) === null
  )
}

const deadLinksIn = async ({ content }: LandingContent) => {
  const texts = content.flatMap(({ type, props }) =>
    type === 'Text' ? [props.html, props.htmlFil] : []
  )
  const links = [...new Set(texts.flatMap(linksIn))].slice(0, MOST_LINKS)
  const dead = new Set<string>()
  for (const link of links) if (await isDead(link)) dead.add(link)
  return dead
}

const factsOf = async (
  funnelId: string,
  content: LandingContent
): Promise<PageFacts> => {
  const [offer, proof, shownStages, deadLinks] = await Promise.all([
    loadOffer({ id: funnelId }).then(found),
    proofToBuild(funnelId),
    hasBlock(content, 'StagePath') ? stages() : [],
    deadLinksIn(content),
  ])
  const { opensAt, closesAt, seatLimit, seatsTaken } = offer
  return {
    now: new Date(),
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    seatsLeft: seatLimit === null ? null : Math.max(seatLimit - seatsTaken, 0),
    courses: offer.courses.length,
    stages: shownStages.length,
    coaches: proof.coaches,
    wins: proof.wins.length,
    hasContact: offer.askLink !== null,
    hasRefundLine: !!offer.refundLines?.['refund-line'],
    isFunnelShown: ['PUBLISHED', 'CLOSED'].includes(offer.status),
    deadLinks,
  }
}

/** Warns of what a funnel's saved draft would lack for visitors. @throws NOT_FOUND */
export const findWarnings = async (funnelId: string) => {
  const [funnel, page] = await Promise.all([
    funnelOf(db, funnelId),
    db.landingPage.findUnique({ where: { funnelId } }),
  ])
  const newPage = asNewPage(found(funnel))
  const { version, content } = page ? asLandingPage(funnelId, page) : newPage
  return {
    version,
    warnings: warningsOf(content, await factsOf(funnelId, content)),
  }
}

export const landingPageWarnings = (async ({ funnelId }) => {
  const { warnings } = await findWarnings(funnelId)
  return warnings
}) satisfies QueryResolvers['landingPageWarnings']
