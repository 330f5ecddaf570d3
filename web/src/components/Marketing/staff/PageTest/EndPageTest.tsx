import { Check, Rocket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PageTestFields, PageVariant } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useSave } from 'src/hooks/data/useSave'

const END: Doc<'EndPageTestMutation'> = gql`
  mutation EndPageTestMutation($id: Int!, $keeps: PageVariant!) {
    endPageTest(id: $id, keeps: $keeps) {
      ...PageTestFields
    }
  }
`

/** Ends the test with one of its variants, which every visitor sees from then on. */
export const EndPageTest = ({ test }: { test: PageTestFields }) => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'pageTest' })
  const { confirm, confirmDialog } = useConfirm()
  const [end, { loading }] = useSave(END, {
    done: t('ended'),
    refetch: ['PageTestsQuery'],
  })
  const onEnd = async (keeps: PageVariant) => {
    const isSure = await confirm({
      title: t(`end.${keeps}.title`),
      text: `${t(`verdict.${test.kind}`)} ${t(`end.${keeps}.text`, { version: test.version })}`,
      confirmLabel: t(`end.${keeps}.button`),
    })
    if (isSure) await end({ id: test.id, keeps })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="secondary"
        size="sm"
        icon={Check}
        busy={loading}
        onClick={() => void onEnd('A')}
      >
        {t('end.A.button')}
      </Button>
      <Button
        look="secondary"
        size="sm"
        icon={Rocket}
        busy={loading}
        onClick={() => void onEnd('B')}
      >
        {t('end.B.button')}
      </Button>
      {confirmDialog}
    </div>
  )
}
