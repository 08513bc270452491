/** Entry point of the threads that encrypt and post web push messages, so that the main thread serves readers. */
import { WebPost } from './web-post.ts';
import type { WebDelivery } from './web-post.ts';
import type { Sent } from './sender.ts';

const post = new WebPost();

export const send = async (delivery: WebDelivery): Promise<Sent> => post.send(delivery);
