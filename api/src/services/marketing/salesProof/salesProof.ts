import type { QueryResolvers } from 'types/graphql'

import { meets } from 'src/lib/auth'
import { json, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

import { FUNNEL_AT_ADDRESS } from '../checkout/loadOffer'
import { PAGE_AT_ADDRESS } from '../landingPages/landingPageBySlug'
import { contentFor, testsShowingB } from '../pageTests/seenVariants'

import {
  asShownCoach,
  asShownWin,
  type ReadCoach,
  type ReadWin,
} from './shownPeople'

const WINS_OF_PLAIN_PAGE = 3

const has = (block: string) =>
  `content @? '$.content[*] ? (@.type == "${block}")'`

// The page at the address $1, with the variants $3, or its draft with $2, says what is read: a plain page shows the
// authors of its courses and some wins, a page of blocks what its blocks ask for. Consents are read here, at every
// request, and stored in no page.
const PROOF = prepared(
  'salesProof',
  `
  WITH place AS MATERIALIZED (
    SELECT f."productId", CASE WHEN $2::bool THEN p.draft WHEN p.status = 'PUBLISHED' THEN ${contentFor('$3')} END AS content,
      COALESCE(f.status IN ('PUBLISHED', 'CLOSED') OR ($2::bool AND f.status <> 'ARCHIVED'), p.status = 'PUBLISHED', false) AS "isShown"
    FROM (SELECT 1) one LEFT JOIN "Funnel" f ON ${FUNNEL_AT_ADDRESS} LEFT JOIN "LandingPage" p ON ${PAGE_AT_ADDRESS}),
  asked AS MATERIALIZED (
    SELECT "productId", content, content IS NULL OR ${has('Coach')} AS "hasCoach",
      CASE WHEN content IS NULL THEN ${WINS_OF_PLAIN_PAGE}
        WHEN content @? '$.content[*] ? (@.type == "Wins" && @.props.count == "six")' THEN 6
        WHEN ${has('Wins')} THEN 3 ELSE 0 END AS wins
    FROM place WHERE "isShown"),
  person AS MATERIALIZED (
    SELECT id, bool_or("isAuthor") AS "isAuthor" FROM (
      SELECT c."authorId" AS id, true AS "isAuthor" FROM asked
        JOIN "ProductCourse" pc ON pc."productId" = asked."productId" JOIN "Course" c ON c.id = pc."courseId"
      WHERE "hasCoach" AND c.status = 'PUBLISHED'
      UNION ALL
      SELECT chosen::int, false FROM (
        SELECT jsonb_path_query(content, '$.content[*] ? (@.type == "Coach").props.person') #>> '{}' AS chosen FROM asked) block
      WHERE chosen ~ '^[0-9]{1,9}$') each
    GROUP BY id)
  SELECT COALESCE((
      SELECT jsonb_agg(jsonb_build_object('id', u.id, 'firstName', u."firstName", 'lastName', u."lastName",
        'profileImageId', u."profileImageId", 'story', up.story, 'storyFil', up."storyFil", 'isAuthor', person."isAuthor") ORDER BY u.id)
      FROM person JOIN "User" u ON u.id = person.id JOIN "UserProfile" up ON up."userId" = u.id
      WHERE up."coachShownSince" IS NOT NULL AND u."archivedAt" IS NULL), '[]') AS coaches,
    COALESCE((SELECT jsonb_agg(win) FROM (
      SELECT w.id, w.title, w.text, w."shownAs", u."firstName", u."lastName"
      FROM "Win" w JOIN "User" u ON u.id = w."userId"
      WHERE w."featuredAt" IS NOT NULL AND w."shownSince" IS NOT NULL AND u."archivedAt" IS NULL
      ORDER BY w."achievedOn" DESC, w.id DESC LIMIT COALESCE((SELECT wins FROM asked), 0)) win), '[]') AS wins`,
  { coaches: json<ReadCoach[]>(), wins: json<ReadWin[]>() }
)

/**
 * The people that the page at `/{slug}` shows and who agree to it. `showsB` are the tests whose variant B the visitor
 * sees.
 */
export const proofAt = async (
  slug: string,
  { isDraft = false, showsB }: { isDraft?: boolean; showsB: number[] }
) => {
  const { coaches, wins } = await PROOF.one(pool, [slug, isDraft, showsB])
  return { coaches: coaches.map(asShownCoach), wins: wins.map(asShownWin) }
}

/** A draft is read for users who may read funnels; for others a preview has no people. */
export const salesProof = (async ({ slug, isPreview }) =>
  isPreview && !meets({ page: ['funnel'] })
    ? { coaches: [], wins: [] }
    : proofAt(slug, {
        isDraft: isPreview ?? false,
        showsB: testsShowingB(),
      })) satisfies QueryResolvers['salesProof']
