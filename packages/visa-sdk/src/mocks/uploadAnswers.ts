import { FLAG_MAXIMUM_BYTES, messages, sentences, UPLOADED_FLAGS, uploadFault, uploadMessages } from '../rules';
import { fileIn } from './fileIn';
import type { Answers } from './types';
import { inMinutes, Refusal, type World } from './world';

/** The image as it is; the service re-encodes it. */
async function uploadFlag({ world, request }: { world: World; request: Request }): Promise<{ image: string }> {
	const file = await fileIn(request);
	const refuse = (status: number, message: string) => new Refusal(status, 'UPLOAD_REFUSED', message);
	if (!file) throw refuse(400, sentences.noFile);
	if (file.size > FLAG_MAXIMUM_BYTES) throw refuse(413, messages.flagLarge);
	if (!/^image\/(png|jpeg|webp)$/.test(file.type)) throw refuse(415, messages.flagKind);
	const image = `${UPLOADED_FLAGS}${String(world.nextNumber++).padStart(40, '0')}.webp`;
	world.flags.set(image, file);
	return { image };
}

/** How the mocks answer the calls that upload and show images. */
export const uploadAnswers: Answers['uploads'] = {
	image: async ({ world, request }) => {
		const file = await fileIn(request);
		const fault = file ? await uploadFault(file) : 'too-small';
		if (fault) throw new Refusal(400, 'UPLOAD_REFUSED', uploadMessages[fault]);
		return [{ url: `/uploads/mock-image-${world.nextNumber++}` }];
	},
	flag: uploadFlag,
	link: ({ params }) => ({ url: `/uploads/${params.key}?until=soon`, expiresAt: inMinutes(10) }),
};
