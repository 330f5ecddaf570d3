import { LegalText } from 'src/components/Marketing/LegalText/LegalText'

const PrivacyPolicyPage = () => <LegalText page="privacy" />

export default PrivacyPolicyPage
