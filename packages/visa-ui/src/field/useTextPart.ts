import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type Ref, use, useRef, useState } from 'react';
import { unheard, warn } from '../root/warn';
import { IsPartOfField } from './partOfField';
import type { FieldWords, FormSettings, HeldValue } from './types';
import { useEarlyText } from './useEarlyInput';
import { useFormPart } from './useFormPart';

interface TextPart<E extends Element>
	extends HeldValue<string>,
		FormSettings<string>,
		Pick<FieldWords, 'errorMessage'> {
	ref?: Ref<E> | undefined;
	isDisabled?: boolean | undefined;
}

/**
 * The form contract of a control that holds its own text: the browser keeps, submits and resets it.
 * @param onReset called when the form has been reset
 */
export function useTextPart<E extends HTMLInputElement | HTMLTextAreaElement, Props extends TextPart<E>>(
	props: Props,
	onReset?: () => void,
): Props & { errorMessage: string | undefined; ref: Ref<E> } {
	const { value, onChange, validate, isRequired } = props;
	const within = useRef<E>(null);
	const [first] = useState(value);
	const isPart = use(IsPartOfField);
	const errorMessage = useFormPart({
		within,
		form: props.form,
		isRequired,
		validate,
		errorMessage: props.errorMessage,
		reset: () => {
			onReset?.();
			if (!isPart && first !== undefined && value !== first) onChange?.(first);
		},
	});
	useEarlyText(within, value, (text) => onChange?.(text));
	const ref: Ref<E> = useComposedRefs(within, props.ref);
	const isUnheard = process.env.NODE_ENV !== 'production' && value !== undefined && !onChange;
	return { ...props, ...(isUnheard && { onChange: () => warn(unheard) }), errorMessage, ref };
}
