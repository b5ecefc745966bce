/** Where a receiver takes posts, beside the path that the site's pages post to. */
export const feedbackPath = '/api/docs/v1/feedback'
