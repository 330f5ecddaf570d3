import { EmailCorrection } from 'src/components/Accounts/EmailChange/EmailCorrection'

export const QUERY: Doc<'EmailCorrectionQuery'> = gql`
  query EmailCorrectionQuery {
    mayCorrectMyEmail
  }
`

export const Loading = () => null
// People who cannot correct the address here can write to the school.
export const Failure = () => null

export const Success = ({
  mayCorrectMyEmail,
}: PropsOf<'EmailCorrectionQuery'>) =>
  mayCorrectMyEmail ? <EmailCorrection /> : null
