import {
  Heart,
  Lightbulb,
  PartyPopper,
  SmilePlus,
  ThumbsUp,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FeedReactionKind } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { Menu } from 'src/components/ui/control/Menu'
import { useSave } from 'src/hooks/data/useSave'

import type { Feed, Post } from '../feedPost'

import { compactNumber } from '$api/src/shared/text/text'

const REACT: Doc<'ReactToPostMutation'> = gql`
  mutation ReactToPostMutation($id: Int!, $kind: FeedReactionKind) {
    reactToPost(id: $id, kind: $kind) {
      ...FeedPostFields
    }
  }
`

const icons = {
  LIKE: ThumbsUp,
  HEART: Heart,
  CLAP: PartyPopper,
  THINK: Lightbulb,
}

type ReactionsProps = { post: Post; feed: Feed }

/** How many reacted in which way, and the viewer's own reaction. */
export const Reactions = ({
  post: { id, reactions, myReaction, isDeleted, isHidden },
  feed,
}: ReactionsProps) => {
  const { t } = useTranslation('community.feeds')
  const [react, { loading }] = useSave(REACT)
  const isClosed = !!feed.ban || isDeleted || isHidden
  const choose = (kind: FeedReactionKind) =>
    !loading && void react({ id, kind: kind === myReaction ? null : kind })
  const given = reactions.filter(({ count }) => count > 0)
  return (
    <div className="flex flex-wrap items-center gap-1">
      {given.map(({ kind, count }) => (
        <Button
          key={kind}
          size="sm"
          look={kind === myReaction ? 'secondary' : 'ghost'}
          icon={icons[kind]}
          aria-pressed={kind === myReaction}
          aria-label={t(`reaction.given.${kind}`, { count })}
          disabled={isClosed}
          onClick={() => choose(kind)}
        >
          {compactNumber(count)}
        </Button>
      ))}
      {!isClosed && (
        <Menu
          align="start"
          button={
            <Button size="sm" look="ghost" icon={SmilePlus} iconOnly>
              {t('reaction.add')}
            </Button>
          }
          items={reactions.map(({ kind }) => ({
            label: t(
              `reaction.${kind === myReaction ? 'remove' : 'kind'}.${kind}`
            ),
            icon: icons[kind],
            onSelect: () => choose(kind),
          }))}
        />
      )}
    </div>
  )
}
