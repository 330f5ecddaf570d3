import type { ReactNode } from 'react'

import { Eye, EyeOff, Rocket } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { StatusBadge, type BadgeTone } from 'src/components/ui/text/StatusBadge'
import {
  useEntityWords,
  type EntityName,
} from 'src/hooks/resource/useEntityWords'

type HiddenReason =
  | 'DRAFT'
  | 'INACTIVE'
  | 'CLOSED'
  | 'ARCHIVED'
  | 'EXPIRED'
  | 'SCHEDULED'
  | 'NO_LESSON'
  | 'NOT_YET_OPEN'
  | 'OVER'
  | 'FULL'

export type Missing = 'link' | 'venue' | 'host' | 'reminder'

const isReason = (status: string): status is HiddenReason =>
  ['DRAFT', 'INACTIVE', 'CLOSED', 'ARCHIVED', 'EXPIRED', 'SCHEDULED'].includes(
    status
  )

type ResourceStateProps = {
  entity: EntityName
  /** The field and its value that the badge shows. */
  field?: string
  status: string
  tone: BadgeTone
  /** Why nobody sees a published record; a status says it by itself. */
  hidden?: HiddenReason | false
  /** The parts that people will miss if it is published as it is. */
  missing?: Missing[]
  /** The path of the preview. */
  preview?: string
  /** The mutation that publishes the record, or makes it a draft again. */
  publish?: (status: 'PUBLISHED' | 'DRAFT') => Call
  /** The next steps of a record that has others. */
  children?: ReactNode
}

/**
 * The state of a record above its page, the same for all: its badge, why nobody sees it, what is missing, and the next
 * step.
 */
export const ResourceState = ({
  entity,
  field = 'status',
  status,
  tone,
  hidden,
  missing = [],
  preview,
  publish,
  children,
}: ResourceStateProps) => {
  const { t } = useTranslation('common.tools')
  const words = useEntityWords(entity)
  const reason = isReason(status) ? status : hidden
  const lacks = missing.map((each) => t(`state.lacks.${each}`)).join(', ')
  return (
    <section
      aria-label={t('state.label')}
      className="panel mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 p-4 lg:mb-6"
    >
      <StatusBadge tone={tone}>{words.choice(field, status)}</StatusBadge>
      <p className="min-w-0 flex-1 basis-40 text-sm">
        {reason && t(`state.nobody.${reason}`)}
        {lacks && (
          <span className="block font-medium">
            {t('state.missing', { lacks })}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {(preview || publish) && (
          <Actions
            words="common.tools:state"
            of={{ lacks }}
            size="sm"
            actions={[
              preview && {
                name: 'preview',
                icon: Eye,
                look: 'ghost',
                to: preview,
              },
              publish &&
                status === 'PUBLISHED' && {
                  name: 'unpublish',
                  icon: EyeOff,
                  does: publish('DRAFT'),
                  asks: 'confirm',
                },
              publish &&
                status !== 'PUBLISHED' && {
                  name: 'publish',
                  icon: Rocket,
                  look: 'primary',
                  does: publish('PUBLISHED'),
                  ...(lacks && { asks: 'confirm' }),
                },
            ]}
          />
        )}
        {children}
      </div>
    </section>
  )
}
