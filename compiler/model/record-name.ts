/** A record as pages name it; `kind` is the file or folder under `content/data/` that holds such records. */
export interface RecordName {
  readonly kind: 'errors' | 'destinations' | 'destination-categories' | 'sources' | 'actions' | 'ai-labels' | 'openapi'
  readonly name: string | number
}
