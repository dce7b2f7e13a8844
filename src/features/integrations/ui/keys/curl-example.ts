/** A curl command that works with these scopes: reads a list if a scope allows it, else makes a change. */
export function curlExample(publicUrl: string, scopes: readonly string[], key: string): string {
  const header = `-H "Authorization: Bearer ${key}"`
  if (scopes.includes('jobs:read')) return `curl ${header} ${publicUrl}/api/v1/postings`
  if (scopes.includes('applications:read')) return `curl ${header} ${publicUrl}/api/v1/company/applications`
  const json = '-H "Content-Type: application/json"'
  if (scopes.includes('jobs:write')) {
    const draft = `'{"id": "'$(uuidgen)'", "title": "A draft by API", "status": "draft"}'`
    return `curl -X POST ${header} \\\n  ${json} \\\n  -d ${draft} ${publicUrl}/api/v1/postings`
  }
  return `curl -X POST ${header} \\\n  ${json} \\\n  -d '{"status": "reviewing"}' ${publicUrl}/api/v1/company/applications/$APPLICATION_ID/status`
}
