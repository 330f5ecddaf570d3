import type { ApolloError } from '@apollo/client'
import { useTranslation } from 'react-i18next'

import { useMutation } from '@redwoodjs/web'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { endProof } from 'src/lib/data/endedSession'

import { CodeForm } from './CodeForm'
import { refusalOfCode } from './refusalOfCode'

const PROVE: Doc<'ProveSecondFactorMutation'> = gql`
  mutation ProveSecondFactorMutation($code: String!) {
    proveSecondFactor(code: $code)
  }
`

/** Asks for a code over the page; the change that needs it is then sent again. */
const ProveFactor = () => {
  const { t } = useTranslation('accounts.factor')
  const [prove] = useMutation(PROVE)
  const onCode = async (code: string) => {
    try {
      await prove({ variables: { code } })
    } catch (error) {
      return refusalOfCode(error as ApolloError)
    }
    endProof(true)
    return ''
  }
  return (
    <Dialog
      isOpen
      onClose={() => endProof(false)}
      title={t('prove.title')}
      text={t('prove.text')}
    >
      <div className="pb-3">
        <CodeForm onCode={onCode} />
      </div>
    </Dialog>
  )
}

export default ProveFactor
