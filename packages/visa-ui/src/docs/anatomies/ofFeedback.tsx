import { useContext, useEffect } from 'react';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Meter } from '../../components/Meter';
import { Notice } from '../../components/Notice';
import { Progress } from '../../components/Progress';
import { ToastRegion, toast } from '../../components/Toast';
import { SampleLanguageContext, sampleIn } from '../sampleIn';
import { type AnatomyDrawing, nothing } from './types';

const failed = {
	message: 'Zəhmət olmasa, yenidən cəhd edin',
	title: 'Şəkil yüklənmədi',
	action: { label: 'Yenidən cəhd edin', onPress: nothing },
};

function Told() {
	const told = sampleIn(failed, useContext(SampleLanguageContext));
	useEffect(() => {
		const { message, ...options } = told;
		toast.warning(message, { ...options, timeout: null });
		return toast.clear;
	}, [told]);
	return <ToastRegion />;
}

export const anatomiesOfFeedback: Record<string, AnatomyDrawing> = {
	EmptyState: {
		content: (
			<EmptyState title="Hələ müraciətiniz yoxdur" action={<Button tone="primary">Başla</Button>}>
				Bir neçə dəqiqə çəkir.
			</EmptyState>
		),
		parts: ['h2', 'p', 'button'],
	},
	Meter: {
		content: <Meter label="Növbələr" value={7} maxValue={10} valueText="10 növbədən 7-si tutulub" />,
		parts: ['.viza-Meter-label', '.viza-Meter-value', '.viza-Meter-track'],
	},
	Notice: {
		content: (
			<Notice tone="warning" title="Pasportun vaxtı bitir" action={<Button size="small">Dəyiş</Button>}>
				Səyahətdən sonra ən azı 6 ay qalmalıdır.
			</Notice>
		),
		parts: ['.viza-Notice', 'svg', '.viza-Notice-title', '.viza-Notice-title + *', '.viza-Notice-action'],
	},
	Progress: {
		content: <Progress value={40} label="Pasport yüklənir" />,
		parts: ['.viza-Progress', '.viza-Progress-bar'],
	},
	Toast: {
		frame: { width: 560, height: 220 },
		content: <Told />,
		parts: ['.viza-Toast', '.viza-Toast-item', '.viza-Toast-action button'],
	},
};
