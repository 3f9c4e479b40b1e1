/** Test replies for content that takes long to create, with only the fields that a screen may rely on. */

export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
/** A video of one color: one second, 16 pixels wide, WebM. */
export const CLIP = [
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAHUEU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZUrmtTrIHGTb',
  'uMU6uEElTDZ1OsggEMTbuMU6uEHFO7a1OsggG+7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrXsYMPQkBNgIRMYXZmV0GETGF2ZkSJiECPQAAAAAAAFl',
  'Sua8GuAQAAAAAAADjXgQFzxYgAAAAAAAAAAZyBACK1nIN1bmSIgQCGhVZfVlA4g4EBI+ODhB3NZQDgibCBELqBEJqBAhJUw2fRc3POY8CLY8WI',
  'AAAAAAAAAAFnyJhFo4dFTkNPREVSRIeLTGF2YyBsaWJ2cHhnyKJFo4hEVVJBVElPTkSHlDAwOjAwOjAxLjAwMDAwMDAwMAAAH0O2ddfngQCju4',
  'EAAICwAgCdASoQABAAAEcIhYWIhYSIAgICdaoD+AIM/fsA/vtol/89M15g/yc//bkf7cj/bkf/tsIAo5WBAfQAsQEAARAQABgAGFgv9AAIAAAc',
  'U7trkbuPs4EAt4r3gQHxggFi8IED',
].join('')

export const createContent = (id: number) => ({
  id,
  brand_id: 1,
  product_id: null,
  content_type: id % 2 ? 'image' : 'video',
  prompt: 'A calm post',
  dimensions: '1080x1080',
  title: null,
  is_favorite: false,
  created_at: new Date(Date.now() - id * 3_600_000).toISOString(),
})

export const createRow = (id: number) => ({
  id,
  content_id: id,
  created_at: new Date().toISOString(),
  content_type: id === 24 ? 'video' : 'image',
  platform: id === 25 ? 'linkedin' : 'instagram',
  brand_name: id === 25 ? '=Nocte, Ltd' : 'Verdant',
  model_used: 'painter-1',
  token_usage: {
    prompt_token_count: 1000 + id,
    candidates_token_count: 20,
    total_token_count: 1020 + id,
    cached_content_token_count: 3,
    thoughts_token_count: 4,
  },
  cost_estimation: { estimated_cost_usd: 0.0125, cost_per_input_token: 0.0000003, cost_per_output_token: 0.00003 },
  performance_metrics: { generation_time_seconds: 75.2, tokens_per_second: 13.636, bytes_per_second: 2048 },
  content_details: { content_size_bytes: 1536, prompt_length: 33, has_reference_images: true, reference_count: 2 },
  api_call_details: {
    provider: 'gemini',
    api_endpoint: 'generateContent',
    request_payload_size_bytes: 900,
    response_size_bytes: 2_097_152,
    response_time_seconds: 4.26,
    status_code: id === 23 ? 200 : 429,
  },
})

export const SUMS = {
  total_content: 25,
  total_cost: 0.3125,
  total_tokens: 25_825,
  average_generation_time: 75.2,
  avg_generation_time_images: 9.04,
  avg_generation_time_videos: 0,
  total_video_duration_seconds: 0,
  content_by_type: { image: 25 },
  content_by_platform: { instagram: 24, linkedin: 1 },
  cost_by_model: { 'painter-1': 0.3125 },
  performance_metrics: { average_tokens_per_second: 13.636, average_bytes_per_second: 1536 },
  recent_activity: [25, 24, 23, 22, 21, 20].map((content_id) => ({
    content_id,
    brand_name: `Brand ${content_id}`,
    content_type: content_id === 24 ? 'video' : 'image',
    platform: content_id === 25 ? 'linkedin' : null,
    cost: 0.0125,
    generation_time: content_id * 3,
  })),
}
