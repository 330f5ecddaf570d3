import { LegalText } from 'src/components/Marketing/LegalText'

const RefundPolicyPage = () => <LegalText page="refund" />

export default RefundPolicyPage
