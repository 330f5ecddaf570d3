import type { QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { local } from 'src/lib/translations'

import { countHit } from './counts'
import { findRedirect } from './findRedirect'
import { viewerOf } from './viewerOf'

/** The redirect of an address of this site for the viewer, in their language; null if there is none. */
export const redirectAt = (async ({ address }) => {
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
