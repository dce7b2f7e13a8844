import type { ErrorComponentProps } from '@tanstack/react-router'

export const NotFoundPage = () => <p>Not found</p>
export const ErrorPage = ({ error }: ErrorComponentProps) => <p>Something went wrong {error.message}</p>
