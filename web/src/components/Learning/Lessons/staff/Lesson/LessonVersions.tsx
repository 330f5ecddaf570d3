import { useState } from 'react'

import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LessonFields } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import {
  fields,
  toForm,
} from 'src/components/Learning/Lessons/staff/Lesson/lesson'
import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { Comparison } from 'src/components/ui/resource/Comparison/Comparison'
import { DateText } from 'src/components/ui/text/DateText'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'

const VERSIONS: Doc<'LessonVersionsQuery'> = gql`
  query LessonVersionsQuery($lessonId: Int!) {
    lessonVersions(lessonId: $lessonId) {
      version
      editorName
      createdAt
    }
  }
`

const VERSION: Doc<'LessonVersionQuery'> = gql`
  query LessonVersionQuery($lessonId: Int!, $version: Int!) {
    lessonVersion(lessonId: $lessonId, version: $version) {
      version
      name
      nameFil
      shortDescription
      shortDescriptionFil
      description
      descriptionFil
      type
      videoUrl
      embedUrl
      transcript
      transcriptFil
      status
    }
  }
`

const RESTORE: Doc<'RestoreLessonVersionMutation'> = gql`
  mutation RestoreLessonVersionMutation(
    $id: Int!
    $baseVersion: Int!
    $version: Int!
  ) {
    restoreLessonVersion(
      id: $id
      baseVersion: $baseVersion
      version: $version
    ) {
      ...LessonFields
    }
  }
`

/** The differences between a version and the current lesson. */
const Difference = ({
  lesson,
  version,
}: {
  lesson: LessonFields
  version: number
}) => {
  const words = useEntityWords('learning.lesson')
  const { data } = useQuery(VERSION, {
    variables: { lessonId: lesson.id, version },
  })
  const then = data?.lessonVersion
  if (!then) return <Skeleton className="mt-3 h-16 w-full" />
  const now: Record<string, unknown> = toForm(lesson)
  return (
    <div className="bg-base-200 mt-3 rounded-lg p-3">
      <Comparison
        fields={fields.filter(({ name }) => name in then) as never}
        words={words}
        before={then}
        after={now}
      />
    </div>
  )
}

const Versions = ({
  lesson,
  onClose,
}: {
  lesson: LessonFields
  onClose: () => void
}) => {
  const { t } = useTranslation('learning.staff')
  const { mayOpen } = useAccess()
  const { id, baseVersion } = lesson
  const [looked, setLooked] = useState<number>()
  const { data } = useQuery(VERSIONS, {
    variables: { lessonId: id },
    fetchPolicy: 'network-only',
  })
  const [restore, { loading: isBusy }] = useSave(RESTORE, {
    done: t('versions.restored'),
    onDone: onClose,
  })

  return (
    <Dialog isOpen onClose={onClose} title={t('versions.title')} size="lg">
      {!data && <Skeleton className="h-32 w-full" />}
      <ul className="divide-base-300 divide-y">
        {data?.lessonVersions.map(({ version, editorName, createdAt }) => (
          <li key={version} className="py-3">
            <div className="flex flex-wrap items-center gap-2">
              <span className="mr-auto">
                <strong>{t('versions.version', { version })}</strong>
                {version === baseVersion && ` · ${t('versions.now')}`}
                <span className="text-muted block text-sm">
                  <DateText date={createdAt} look="time" />
                  {editorName && ` · ${editorName}`}
                </span>
              </span>
              {version !== baseVersion && (
                <>
                  <Button
                    look="ghost"
                    size="sm"
                    aria-expanded={looked === version}
                    onClick={() =>
                      setLooked(looked === version ? undefined : version)
                    }
                  >
                    {t('versions.compare')}
                  </Button>
                  {mayOpen('editLesson') && (
                    <Button
                      size="sm"
                      busy={isBusy}
                      onClick={() => restore({ id, baseVersion, version })}
                    >
                      {t('versions.restore')}
                    </Button>
                  )}
                </>
              )}
            </div>
            {looked === version && (
              <Difference lesson={lesson} version={version} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** The earlier versions of a lesson, to compare with and to restore. */
export const LessonVersions = ({ lesson }: { lesson: LessonFields }) => {
  const { t } = useTranslation('learning.staff')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="secondary" icon={History} onClick={() => setIsOpen(true)}>
        {t('versions.title')}
      </Button>
      {isOpen && <Versions lesson={lesson} onClose={() => setIsOpen(false)} />}
    </>
  )
}
