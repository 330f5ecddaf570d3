import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { useSave } from 'src/hooks/data/useSave'

import type { Feed, Post } from '../feedPost'

import { PostBody } from './PostBody'
import { PostHead } from './PostHead'
import { PostMenu } from './PostMenu'
import { Reactions } from './Reactions'

const CHOOSE: Doc<'ChooseAnswerMutation'> = gql`
  mutation ChooseAnswerMutation($postId: Int!, $commentId: Int) {
    chooseAnswer(postId: $postId, commentId: $commentId) {
      ...FeedPostFields
    }
  }
`

type CommentRowProps = { comment: Post; question: Post; feed: Feed }

/** A comment; the author of a question marks the comment that answered it. */
export const CommentRow = ({ comment, question, feed }: CommentRowProps) => {
  const { t } = useTranslation('community.feeds')
  const isAnswer = question.answerId === comment.id
  const [choose, { loading }] = useSave(CHOOSE, {
    done: t(isAnswer ? 'answer.taken' : 'answer.chosen'),
    refetch: ['ThreadQuery'],
  })
  const mayChoose =
    question.kind === 'QUESTION' &&
    (question.isOwn || question.mayModerate) &&
    !feed.ban &&
    ![comment, question].some((each) => each.isDeleted || each.isHidden)
  return (
    <li
      className={`space-y-2 py-4 ${isAnswer ? 'border-success border-l-4 pl-3' : ''}`}
    >
      <PostHead
        post={comment}
        marks={
          isAnswer && (
            <StatusBadge tone="success">{t('mark.answer')}</StatusBadge>
          )
        }
        menu={<PostMenu post={comment} feed={feed} />}
      />
      <PostBody post={comment} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Reactions post={comment} feed={feed} />
        {mayChoose && (
          <Button
            size="sm"
            look="ghost"
            busy={loading}
            onClick={() =>
              void choose({
                postId: question.id,
                commentId: isAnswer ? null : comment.id,
              })
            }
          >
            {t(isAnswer ? 'answer.take' : 'answer.choose')}
          </Button>
        )}
      </div>
    </li>
  )
}
