// Warnings of what a page would lack for its visitors, found before it is published.
import type { BlockProps, BlockType } from './blocks'
import type { LandingBlock, LandingContent } from './cleanContent'
import { countdownEnd } from './countdown'

/** The live data of a page at this moment. */
export type PageFacts = {
  now: Date
  opensAt: string | null
  closesAt: string | null
  seatsLeft: number | null
  courses: number
  stages: number
  coaches: { id: number; isAuthor: boolean }[]
  wins: number
  hasContact: boolean
  hasRefundLine: boolean
  /** The funnel is open or closed, so that its address shows the page. */
  isFunnelShown: boolean
  /** The page's links to addresses of this site that no page has. */
  deadLinks: ReadonlySet<string>
}

export type WarningCode =
  | 'EMPTY_BLOCK'
  | 'NO_DATE'
  | 'DATE_PASSED'
  | 'NO_CONSENT'
  | 'NO_WINS'
  | 'NO_SEAT_LIMIT'
  | 'NO_CONTACT'
  | 'NO_REFUND_LINE'
  | 'DEAD_LINK'
  | 'NO_WAY_TO_BUY'
  | 'NOTHING_SHOWN'
  | 'FUNNEL_HIDDEN'

export type PageWarning = {
  code: WarningCode
  /** null: the page itself. */
  blockId: string | null
  block: BlockType | null
  detail: string | null
}

/** The addresses that the links of a rich text lead to. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^<>]*?\bhref="([^"]*)"/g)].map(([, href]) =>
    href.replace(/&amp;/g, '&')
  )

const hasText = (html: string) =>
  html.replace(/<[^<>]*>|&nbsp;/g, '').trim() !== '' || /<img\b/.test(html)

/** The coaches that a block shows. */
export const coachesOf = <Coach extends PageFacts['coaches'][number]>(
  { person }: Pick<BlockProps<'Coach'>, 'person'>,
  coaches: readonly Coach[]
) =>
  coaches.filter(({ id, isAuthor }) =>
    person === '' ? isAuthor : String(id) === person
  )

const countdownProblem = (
  props: BlockProps<'Countdown'>,
  { now, ...facts }: PageFacts
): WarningCode | false => {
  const end = countdownEnd(props, facts)
  if (!end) return 'NO_DATE'
  return end <= now && 'DATE_PASSED'
}

const emptyIf = (isEmpty: boolean) => isEmpty && ('EMPTY_BLOCK' as const)

/** Why a block shows nothing, or nothing that is of use; false if it is as it should be. */
const problemOf = (
  { type, props }: LandingBlock,
  facts: PageFacts
): WarningCode | false => {
  switch (type) {
    case 'Hero':
      return emptyIf(!props.title.trim())
    case 'Text':
      return emptyIf(!hasText(props.html))
    case 'Picture':
      return emptyIf(!props.picture)
    case 'Video':
      return emptyIf(!props.video)
    case 'Questions':
      return emptyIf(!props.items.some(({ question }) => question.trim()))
    case 'Testimonials':
      return emptyIf(!props.items.some(({ quote, name }) => quote && name))
    case 'Courses':
      return emptyIf(facts.courses === 0)
    case 'StagePath':
      return emptyIf(facts.stages === 0)
    case 'SeatsLeft':
      return facts.seatsLeft === null && 'NO_SEAT_LIMIT'
    case 'Countdown':
      return countdownProblem(props, facts)
    case 'Coach':
      return coachesOf(props, facts.coaches).length === 0 && 'NO_CONSENT'
    case 'Wins':
      return facts.wins === 0 && 'NO_WINS'
    case 'Ask':
      return !facts.hasContact && 'NO_CONTACT'
    case 'Refund':
      return !facts.hasRefundLine && 'NO_REFUND_LINE'
    default:
      return false
  }
}

const deadLinksOf = ({ type, props }: LandingBlock, facts: PageFacts) =>
  type === 'Text'
    ? [...new Set(linksIn(props.html + props.htmlFil))].filter((link) =>
        facts.deadLinks.has(link)
      )
    : []

const ofPage = (code: WarningCode): PageWarning => ({
  code,
  blockId: null,
  block: null,
  detail: null,
})

const leadsToCheckout = ({ type, props }: LandingBlock) =>
  type === 'CheckoutButton' || (type === 'Hero' && props.button.trim() !== '')

/** A page that shows nothing would be broken; every other warning is advice. */
export const isBroken = (warnings: readonly PageWarning[]) =>
  warnings.some(({ code }) => code === 'NOTHING_SHOWN')

/** A page's gaps in the order of its blocks; those of the page itself come first. */
export const warningsOf = (
  { root, content }: LandingContent,
  facts: PageFacts
): PageWarning[] => {
  const problems = content.map((block) => problemOf(block, facts))
  // A countdown that is over still says so.
  const shown = problems.filter((code) => !code || code === 'DATE_PASSED')
  const hasWay =
    root.props.priceCard === 'shown' || content.some(leadsToCheckout)
  return [
    ...(shown.length === 0 ? [ofPage('NOTHING_SHOWN')] : []),
    ...(hasWay ? [] : [ofPage('NO_WAY_TO_BUY')]),
    ...(facts.isFunnelShown ? [] : [ofPage('FUNNEL_HIDDEN')]),
    ...content.flatMap((block, index) => {
      const of = { blockId: block.props.id, block: block.type }
      const code = problems[index]
      return [
        ...(code ? [{ code, ...of, detail: null }] : []),
        ...deadLinksOf(block, facts).map((detail) => ({
          code: 'DEAD_LINK' as const,
          ...of,
          detail,
        })),
      ]
    }),
  ]
}
