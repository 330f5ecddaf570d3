import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { CertificateLink } from 'src/components/Learning/Certificates/Certificate/CertificateLink'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Confetti } from 'src/components/ui/feedback/Confetti/Confetti'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { drawings } from 'src/components/ui/feedback/EmptyState/drawings'

type CourseFinishedProps = {
  title: string
  certificateId?: number | null
  onClose: () => void
}

/** Celebrates the completed course after its last required lesson, and offers the next step. */
const CourseFinished = ({
  title,
  certificateId,
  onClose,
}: CourseFinishedProps) => {
  const { t } = useTranslation('learning')
  return (
    <>
      <Confetti />
      <Dialog
        isOpen
        onClose={onClose}
        title={t('finished.title')}
        text={t('finished.text', { course: title })}
        footer={
          <>
            <LinkButton to={routes.home()} look="ghost">
              {t('finished.toHome')}
            </LinkButton>
            <LinkButton to={routes.viewCourses()} look="primary">
              {t('finished.toCourses')}
            </LinkButton>
          </>
        }
      >
        <svg viewBox="0 0 160 110" className="mx-auto h-32" aria-hidden="true">
          {drawings.done}
        </svg>
        {certificateId != null && (
          <div className="mt-4">
            <CertificateLink id={certificateId} />
          </div>
        )}
      </Dialog>
    </>
  )
}

export default CourseFinished
