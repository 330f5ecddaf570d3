import { useTranslation } from 'react-i18next'
import type { MySetupQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { Confetti } from 'src/components/ui/feedback/Confetti/Confetti'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { drawings } from 'src/components/ui/feedback/EmptyState/drawings'

const FIRST_LESSON: Doc<'FirstLessonQuery'> = gql`
  query FirstLessonQuery {
    continueLearning {
      courseId
      lessonId
    }
  }
`

type Celebrations = MySetupQuery['myCelebrations']

type CelebrationProps = { celebrated: Celebrations; onClose: () => void }

/** A purchase that is approved, or a stage that is reached, with the next steps. */
const Celebration = ({ celebrated, onClose }: CelebrationProps) => (
  <>
    <Confetti />
    {celebrated.access ? (
      <AccessOpen access={celebrated.access} onClose={onClose} />
    ) : (
      celebrated.moveUp && (
        <StageUp moveUp={celebrated.moveUp} onClose={onClose} />
      )
    )}
  </>
)

const Picture = () => (
  <svg viewBox="0 0 160 110" className="mx-auto h-28" aria-hidden="true">
    {drawings.done}
  </svg>
)

type AccessOpenProps = {
  access: NonNullable<Celebrations['access']>
  onClose: () => void
}

const AccessOpen = ({ access, onClose }: AccessOpenProps) => {
  const { t } = useTranslation('accounts.celebrations')
  const { currentUser } = useAuth()
  const lesson = useQuery(FIRST_LESSON).data?.continueLearning
  const steps = [
    [
      lesson
        ? routes.viewLesson({
            courseId: lesson.courseId,
            lessonId: lesson.lessonId,
          })
        : routes.viewCourses(),
      t('access.lesson'),
    ],
    [routes.community(), t('access.hello')],
    [routes.myProfile(), t('access.profile')],
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('access.title', { name: currentUser?.firstName })}
      text={t('access.text', { product: access.productName })}
      footer={
        <LinkButton to={routes.viewCourses()} look="primary" onClick={onClose}>
          {t('access.go')}
        </LinkButton>
      }
    >
      <Picture />
      <ol className="space-y-3 pt-4 pb-2">
        {steps.map(([to, text], index) => (
          <li key={text} className="flex gap-3">
            <span className="bg-secondary text-secondary-content flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold">
              {index + 1}
            </span>
            <Link to={to} onClick={onClose} className="link pt-0.5">
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

type StageUpProps = {
  moveUp: NonNullable<Celebrations['moveUp']>
  onClose: () => void
}

const StageUp = ({ moveUp, onClose }: StageUpProps) => {
  const { t } = useTranslation('accounts.celebrations')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('stageUp.title')}
      text={t('stageUp.text', moveUp)}
      footer={
        <>
          <LinkButton to={routes.viewStage()} look="ghost" onClick={onClose}>
            {t('stageUp.toStage')}
          </LinkButton>
          <Button look="primary" onClick={onClose}>
            {t('stageUp.goOn')}
          </Button>
        </>
      }
    >
      <Picture />
      {moveUp.unlocks && (
        <p className="pt-4 pb-2">
          <strong>{t('stageUp.opens')}</strong> {moveUp.unlocks}
        </p>
      )}
    </Dialog>
  )
}

export default Celebration
