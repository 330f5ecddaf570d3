import type { QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { sign } from 'src/lib/protection/secrets'
import { local } from 'src/lib/translations'
import { countClick } from 'src/services/affiliates/links/clicks'
import { linkAt } from 'src/services/affiliates/links/linkAt'
import { manilaToday } from 'src/shared/manilaTime'

import { countHit } from './counts'
import { findRedirect } from './findRedirect'
import { addressOf } from './matching'
import { viewerOf } from './viewerOf'

/**
 * The link of an affiliate, for links within the app; the server answers all others. The visitor's cookie is not read
 * here, so a visitor counts by address and browser.
 */
const affiliateLinkAt = async (address: string) => {
  const path = addressOf(address)?.path
  const link = path === undefined ? null : await linkAt(path)
  if (!link) return null
  const { ip = '', userAgent } = context.visitor ?? {}
  if (link.id !== null && ip)
    countClick(link.id, {
      key: sign(manilaToday(), ip, userAgent ?? ''),
      ip,
      userAgent,
    })
  return {
    id: 0,
    target: link.place,
    countdownSec: 0,
    title: '',
    text: '',
  }
}

/** The redirect of an address of this site for the viewer, in their language; null if there is none. Pages win. */
export const redirectAt = (async ({ address }) => {
  const link = await affiliateLinkAt(address)
  if (link) return link
  const found = await findRedirect(address, viewerOf(context.currentUser))
  if (!found) return null
  const { rule, place } = found
  countHit(rule.id)
  return {
    id: rule.id,
    target: place,
    countdownSec: rule.countdownSec,
    title: local(rule, 'title'),
    text: local(rule, 'text'),
  }
}) satisfies QueryResolvers['redirectAt']
