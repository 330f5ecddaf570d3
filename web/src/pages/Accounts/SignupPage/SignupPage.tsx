const SignupPage = () => <div />
export default SignupPage
